/** Ids left out after one column is shown or hidden. */
export function withColumn(hidden: readonly string[], id: string, shown: boolean): readonly string[] {
  const others = hidden.filter((one) => one !== id);
  return shown ? others : [...others, id];
}
