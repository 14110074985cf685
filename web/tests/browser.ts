// What the pure parts touch of a browser when they are loaded.
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined },
  location: { pathname: '/', search: '', hash: '' },
})
