/** Things of one kind and state that a company has, for the figures of the operator; it names nobody. */
export type CountedThing = { readonly kind: string; readonly state: string; readonly count: number };
