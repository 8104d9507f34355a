/** The key of an event's words: `goals.checked-in` is `goals-checked-in`. */
export function eventKey(name: string): string {
  return name.replace(".", "-");
}
