/**
 * The database beside the product's in which companies' published numbers are read by SQL. It is one of its own because what
 * stands in a catalogue, what is announced and which advisory locks are held is open to every login of a database.
 */
export const numbersDatabase = (product: string) => `${product}_numbers`;
