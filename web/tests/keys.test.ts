import { expect, test } from 'vitest'
import { GAME_NAMES } from '../src/games'
import { KEYS, actionsOf, followHands, obey, type Place } from '../src/lib/keys'

const PLACES: Place[] = [...GAME_NAMES, 'replay', 'review', 'rules', 'other']

test.each(PLACES)('no key means two things on a page: %s', place => {
  // Enter takes what has the focus, else it does what was chosen.
  const actions = actionsOf(place).filter(action => action !== 'take')
  const keys = actions.flatMap(action => [...KEYS[action]])

  expect(new Set(keys).size).toBe(keys.length)
  expect(actionsOf(place)).toContain('keys')
})

function press(key: string, place: Place, target = '', more: object = {}) {
  const done: string[] = []
  const event = {
    key,
    target: { closest: (selector: string) => (target && selector.includes(target) ? {} : null) },
    preventDefault: () => done.push('prevented'),
    ...more,
  } as unknown as KeyboardEvent
  obey(event, place, {
    number: n => done.push(`number ${n}`) > 0,
    do: () => done.push('do') > 0,
    lens: () => false,
    keys: () => done.push('keys') > 0,
  })
  return done
}

test('a key does what the table says, once', () => {
  Object.assign(globalThis, { document: { querySelector: () => null } })

  expect(press('3', 'limits')).toEqual(['number 2', 'prevented'])
  expect(press('?', 'rules')).toEqual(['keys', 'prevented'])
  expect(press('z', 'limes')).toEqual([]) // nothing was done
  expect(press('3', 'rules')).toEqual([])
})

test('keys are left alone for whoever types, for the browser, and for what has the focus', () => {
  expect(press('3', 'limits', 'input')).toEqual([])
  expect(press('3', 'limits', '', { ctrlKey: true })).toEqual([])
  expect(press('3', 'limits', '', { defaultPrevented: true })).toEqual([])
  expect(press('Enter', 'limits', 'button')).toEqual([])
  expect(press('Enter', 'limits')).toEqual(['do', 'prevented'])
})

test('Enter confirms what a number has chosen though a card has the focus, until the focus moves', () => {
  const page: { activeElement: object; querySelector: () => null } = { activeElement: {}, querySelector: () => null }
  const hears: ((event: object) => unknown)[] = []
  const addEventListener = (kind: string, hear: (event: object) => unknown) => kind === 'keydown' && hears.push(hear)
  Object.assign(globalThis, { document: page, addEventListener })
  followHands({ dataset: {} } as unknown as HTMLElement)
  const done: string[] = []
  let ready = true
  function key(key: string) {
    let stopped = false
    const event = {
      key,
      target: { closest: (selector: string) => (selector.includes('button') ? {} : null) },
      preventDefault: () => undefined,
      stopImmediatePropagation: () => (stopped = true),
    }
    hears.forEach(hear => hear(event))
    if (!stopped)
      obey(event as unknown as KeyboardEvent, 'limits', {
        number: n => done.push(`number ${n}`),
        do: () => ready && done.push('do'),
      })
    return stopped
  }

  expect([key('2'), key('Enter'), key('Enter')]).toEqual([false, true, false])
  expect(done).toEqual(['number 1', 'do'])
  key('3')
  page.activeElement = {}
  expect(key('Enter')).toBe(false) // the card that has it now was meant
  key('3')
  ready = false
  expect(key('Enter')).toBe(false) // another card is still to be chosen
})
