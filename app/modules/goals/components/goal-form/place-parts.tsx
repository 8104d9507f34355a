import type { PlacesToChoose } from "#app/modules/people/index.ts";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { MultiComboField } from "#app/ui/multi-combo-field/multi-combo-field.tsx";
import type { GoalTeam } from "../../domain/shown-team.ts";
import type { GoalWords } from "../goal-words.ts";
import type { FormPart } from "./form-parts.tsx";

type Asked = {
  words: GoalWords;
  places: PlacesToChoose;
  /** What is chosen at first; a department out of use stays to be chosen. */
  department: { id: string; name: string } | null;
  teams: readonly GoalTeam[];
  error: (name: "departmentId" | "teamIds") => readonly string[] | string | undefined;
};

/** The department a goal belongs to, and its teams, where the company has any. */
export function placeParts({ words: { t }, places, department, teams, error }: Asked): FormPart[] {
  const known = places.departments.some(({ id }) => id === department?.id);
  const departments = department && !known ? [department, ...places.departments] : places.departments;
  return [
    ...(departments.length > 0
      ? [
          {
            name: "departmentId",
            wide: true,
            node: (
              <ComboField
                name="departmentId"
                label={t("objective-level.DEPARTMENT")}
                options={departments.map(({ id, name }) => ({ value: id, label: name }))}
                defaultValue={department?.id ?? null}
                emptyText={t("form.no-department-found")}
                clearLabel={t("form.clear")}
                error={error("departmentId")}
              />
            ),
          },
        ]
      : []),
    ...(places.teams.length > 0
      ? [
          {
            name: "teamIds",
            wide: true,
            node: (
              <MultiComboField
                name="teamIds"
                label={t("form.teams")}
                options={places.teams.map(({ id, name }) => ({ value: id, label: name }))}
                defaultValue={teams.map(({ id }) => id)}
                emptyText={t("form.no-team-found")}
                removeLabel={({ label }) => t("form.remove-team", { name: label })}
                maximum={20}
                error={error("teamIds")}
              />
            ),
          },
        ]
      : []),
  ];
}
