/** Whether a run tries all cases, which takes minutes (`ALL_ATTEMPTS=1`). */
export const triesAll = Boolean(process.env.ALL_ATTEMPTS)

/** Number of random cases of a property: a quarter, unless the run tries all. */
export const runs = (all: number): number => (triesAll ? all : Math.ceil(all / 4))
