/** Whether work has ended without a result: there were tasks, all are done, and the number they were for has not moved. */
export function standsStill(
  { tasks, open }: { readonly tasks: number; readonly open: number },
  moved: boolean,
): boolean {
  return tasks > 0 && open === 0 && !moved;
}
