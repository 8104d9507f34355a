import {
  IconMoodConfused,
  IconMoodCry,
  IconMoodEmpty,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
  IconMoodSmileBeam,
} from "@tabler/icons-react";
import type { ReactNode } from "react";

const faces = [
  IconMoodCry,
  IconMoodSad,
  IconMoodConfused,
  IconMoodEmpty,
  IconMoodSmile,
  IconMoodHappy,
  IconMoodSmileBeam,
] as const;

/** The face of a step of a scale: the lowest is sad, the highest glad; the label beside it says what it means. */
export function faceOf(at: number, count: number): ReactNode {
  const place = count > 1 ? Math.round((at / (count - 1)) * (faces.length - 1)) : 3;
  const Face = faces[place]!;
  return <Face size={28} stroke={1.5} aria-hidden="true" />;
}
