// Two clients a match in closed loop: whoever is due moves as soon as it hears that it is.
// When all are seated, says "ready" after as many moves as it is to warm up with, "measured" after
// those it is to measure, then one line of JSON: seconds, and latencies in milliseconds.
const { io } = require('socket.io-client');
const WebSocket = require('ws');

const [peer, url] = process.argv.slice(2, 4);
const [matches, warm, measured] = process.argv.slice(4).map(Number);
const latencies = [];
let seated = false;
let over = false;
let began = 0;

function acknowledged(sent) {
  if (!seated || over) return;
  latencies.push(performance.now() - sent);
  if (latencies.length === warm) { began = performance.now(); console.log('ready'); }
  if (latencies.length === warm + measured) { over = true; report(); }
}

function report() {
  const took = (performance.now() - began) / 1000;
  console.log('measured');
  const sorted = latencies.slice(warm).sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
  console.log(JSON.stringify({ seconds: took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

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
      if (over || state.ctx.currentPlayer !== playerID) return;
      sent = performance.now();
      const payload = { type: 'click', args: [], playerID };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
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

async function limestoneMatch(people) {
  const wanted = { game: 'limits', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const [{ table }] = await post('/api/tables', wanted, people[0]);
  await post(`/api/tables/${table.code}/orders`, { order: 'join', id: 'join', seat: 1 }, people[1]);
  for (const seat of [0, 1]) {
    const address = `${url.replace('http', 'ws')}/api/tables/${table.code}/live`;
    const socket = new WebSocket(address, { headers: { cookie: people[seat].cookie }, perMessageDeflate: false });
    play(socket, seat, () => { if (seat === 0 && !over) limestoneMatch(people); });
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
    if (over || !tree || sent) return;
    sent = performance.now();
    number += 1;
    socket.send(JSON.stringify({ order: 'decide', id: `m${number}`, seat, ply, move: walk(tree) }));
  });
}

// A random way through the tree; an accusation, which ends a round, one time in twenty.
function walk(tree) {
  let move = '';
  for (let node = tree; ;) {
    const last = Array.isArray(node);
    let pieces = last ? node : Object.keys(node);
    if (pieces.length > 1 && Math.random() < 0.95) pieces = pieces.filter((piece) => piece !== 'accuse');
    const piece = pieces[Math.floor(Math.random() * pieces.length)] ?? '';
    move += piece;
    if (last || piece === '') return move;
    node = node[piece];
  }
}

async function run() {
  for (let n = 0; n < matches; n += 1) {
    if (peer === 'boardgame') boardgameMatch(n);
    else await limestoneMatch([await person(`a${n}`), await person(`b${n}`)]);
  }
  seated = true;
}

run();
