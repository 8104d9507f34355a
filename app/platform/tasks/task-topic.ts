/** What open pages listen to while a task goes on. */
export function taskTopic(id: string): string {
  return `task:${id}`;
}
