import type { Holds, Told } from "../../domain/field.ts";

export type YesNoField = Omit<Told, "required"> & { kind: "YES_NO"; required?: false };

/** Yes or no; left out it is no. */
export function yesNo<const Say extends Omit<Told, "required">>(say: Say): Say & YesNoField & Holds<boolean> {
  return { ...say, kind: "YES_NO" };
}
