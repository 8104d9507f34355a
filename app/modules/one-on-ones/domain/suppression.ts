/** Of fewer people nothing is told of how they feel: it could be guessed whose it is. */
export const fewestPeople = 5;

/** A mean of what people said, to one digit; null where too few said anything. */
export function suppressed(mean: number | null, people: number): number | null {
  return mean === null || people < fewestPeople ? null : Math.round(mean * 10) / 10;
}
