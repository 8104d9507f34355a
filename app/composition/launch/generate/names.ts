import { LaunchError } from "../launch-error.ts";

/** A name as it stands in files, in code and as a type: `pause-goal`, `pauseGoal`, `PauseGoal`. */
export type Name = { file: string; value: string; type: string };

/** Reads a name of small words joined by dashes; anything else is refused with an example. */
export function readName(text: string | undefined, example: string): Name {
  if (!text || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text))
    throw new LaunchError(`A name is small words joined by dashes, as in ${example}.`);
  const type = text
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("");
  return { file: text, value: type[0]!.toLowerCase() + type.slice(1), type };
}

/** `goals/pause-goal`: the room, and the name in it. */
export function readPlace(text: string | undefined, example: string): { room: Name; name: Name } {
  const [room, name, ...more] = (text ?? "").split("/");
  if (more.length > 0 || !name) throw new LaunchError(`Say the room and the name, as in ${example}.`);
  return { room: readName(room, example.split("/")[0]!), name: readName(name, example.split("/")[1]!) };
}
