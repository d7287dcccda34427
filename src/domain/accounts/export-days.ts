/** Days for which the data of an export can be read. Also imported by the console. */
export const exportDays = 7
