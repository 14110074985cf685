/** Steps of the log that can be looked at as a picture, and the one that somebody asks for. */

import type { Logged } from './live.svelte'

const PICTURED = ['limoges-votes'] // events that a board draws

export const isPictured = ({ events }: Logged) => events.some(event => PICTURED.includes(event.name))

export const pictured = $state({ number: 0 }) // of the entry that the board shall draw; 0: none
