"""The games with the types of their states, moves and views, for type checkers."""

from limestone.rules.game import Rules
from limestone.rules.limes.moves import Move as LimesMove
from limestone.rules.limes.table import State as LimesState
from limestone.rules.limes.view import View as LimesView
from limestone.rules.limits.moves import Move as LimitsMove
from limestone.rules.limits.table import State as LimitsState
from limestone.rules.limits.view import View as LimitsView
from limestone.rules.limoges.moves import Move as LimogesMove
from limestone.rules.limoges.table import State as LimogesState
from limestone.rules.limoges.view import View as LimogesView

LimesRules = Rules[LimesState, LimesMove, LimesView]
LimitsRules = Rules[LimitsState, LimitsMove, LimitsView]
LimogesRules = Rules[LimogesState, LimogesMove, LimogesView]
