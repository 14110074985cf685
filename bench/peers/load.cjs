// Two clients a match in closed loop: whoever is due moves as soon as it hears that it is.
// Says "seated" when all are. A number on a line of the input lets that many moves be made; when all
// of them are acknowledged comes a line of JSON with their latencies in milliseconds.
const { createInterface } = require('readline');
const { io } = require('socket.io-client');
const WebSocket = require('ws');

const [peer, url, matches] = process.argv.slice(2);
let allowed = 0;
let latencies = [];
let wanted = 0;
const waiting = []; // moves that may not be made yet

// Make a move as soon as one is allowed; `acknowledged` is to be called with what comes back.
function move(send) {
  if (allowed === 0) { waiting.push(send); return; }
  allowed -= 1;
  send();
}

function acknowledged(sent) {
  latencies.push(performance.now() - sent);
  if (latencies.length === wanted) {
    console.log(JSON.stringify(latencies));
    latencies = [];
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  wanted = allowed = Number(line);
  waiting.splice(0).forEach(move);
});

async function post(path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return [await answer.json(), answer.headers];
}

// A match of boardgame.io is made by the first client that asks for it.
function boardgameMatch(n) {
  const matchID = `match${n}`;
  for (const playerID of ['0', '1']) {
    const socket = io(`${url}/trivial`, { transports: ['websocket'], forceNew: true });
    let sent = 0;
    const heard = (state) => {
      if (sent) { acknowledged(sent); sent = 0; }
      if (state.ctx.currentPlayer !== playerID) return;
      move(() => {
        sent = performance.now();
        const payload = { type: 'click', args: [], playerID };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
      });
    };
    socket.on('update', (_, state) => heard(state));
    socket.on('sync', (_, { state }) => heard(state));
    socket.emit('sync', matchID, playerID, undefined, 2);
  }
}

async function person(name) {
  const [{ csrf }, headers] = await post('/api/me', { name });
  return { cookie: headers.get('set-cookie').split(';')[0], 'x-csrf-token': csrf };
}

// A match of Limestone; when it is over the two play another.
async function limestoneMatch(people) {
  const asked = { game: 'limits', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const [{ table }] = await post('/api/tables', asked, people[0]);
  await post(`/api/tables/${table.code}/orders`, { order: 'join', id: 'join', seat: 1 }, people[1]);
  for (const seat of [0, 1]) {
    const address = `${url.replace('http', 'ws')}/api/tables/${table.code}/live`;
    const socket = new WebSocket(address, { headers: { cookie: people[seat].cookie }, perMessageDeflate: false });
    play(socket, seat, () => { if (seat === 0) limestoneMatch(people); });
  }
}

function play(socket, seat, ended) {
  let sent = 0;
  let number = 0;
  let ply = 0;
  let phase = '';
  socket.on('message', (text) => {
    const message = JSON.parse(text);
    const news = message.table ?? message.patch ?? {};
    ply = news.ply ?? ply;
    if (message.id && sent) { acknowledged(sent); sent = 0; }
    if (news.phase === 'over' && phase !== 'over') { phase = 'over'; socket.close(); ended(); return; }
    const tree = message.legal?.[seat];
    if (!tree || sent) return;
    move(() => {
      sent = performance.now();
      number += 1;
      socket.send(JSON.stringify({ order: 'decide', id: `m${number}`, seat, ply, move: walk(tree) }));
    });
  });
}

// A random way through the tree; an accusation, which ends a round, one time in twenty.
function walk(tree) {
  let text = '';
  for (let node = tree; ;) {
    const last = Array.isArray(node);
    let pieces = last ? node : Object.keys(node);
    if (pieces.length > 1 && Math.random() < 0.95) pieces = pieces.filter((piece) => piece !== 'accuse');
    const piece = pieces[Math.floor(Math.random() * pieces.length)] ?? '';
    text += piece;
    if (last || piece === '') return text;
    node = node[piece];
  }
}

async function run() {
  for (let n = 0; n < Number(matches); n += 1) {
    if (peer === 'boardgame') boardgameMatch(n);
    else await limestoneMatch([await person(`a${n}`), await person(`b${n}`)]);
  }
  console.log('seated');
}

run();
