/** Whether a run tries everything, which takes minutes: `ALL_ATTEMPTS=1`. */
export const triesAll = Boolean(process.env.ALL_ATTEMPTS)

/** How many random cases a property is tried with: a quarter, unless the run tries everything. */
export const runs = (all: number): number => (triesAll ? all : Math.ceil(all / 4))
