/** The tables where somebody has pressed "Join" on another page: the seat kept there takes no second press. */
export const pressed = new Set<string>()
