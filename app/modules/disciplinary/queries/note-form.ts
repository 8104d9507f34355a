import type { Context } from "#app/platform/context/context.ts";
import { rulesOfCompany, type DisciplinaryRules } from "../data/settings.ts";
import { ownTypes } from "../data/type-names.ts";

/** What a form about a note offers. */
export type NoteForm = {
  rules: Pick<DisciplinaryRules, "hiddenTypes" | "hiddenSeverities" | "review">;
  types: { id: string; name: string; archived: boolean }[];
  today: string;
};

export async function noteForm(context: Context): Promise<NoteForm> {
  const { hiddenTypes, hiddenSeverities, review } = await rulesOfCompany(context);
  return { rules: { hiddenTypes, hiddenSeverities, review }, types: await ownTypes(context), today: context.today() };
}
