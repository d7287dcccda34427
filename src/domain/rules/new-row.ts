/**
 * Types the columns that a save function received as those of a new record. They are optional, because an update may
 * omit any; the input rules of a new record require those that the table requires.
 */
export const asNewRow = <Row>(columns: object): Row => columns as Row
