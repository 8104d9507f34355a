import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportColumn, SetImportable } from "#app/platform/contributions/importable.ts";
import type { FileCounts, ImportConsent } from "#app/platform/contributions/judged-as-set.ts";
import { dateFormats } from "#app/platform/import/date-formats.ts";
import { largestFile, mostRows } from "#app/platform/import/file-limits.ts";
import { activeFields, namedFields, type NamedField } from "./data/employee-fields.ts";
import { judgePeople } from "./data/import/judge-people.ts";
import { storeJudged } from "./data/import/store-judged.ts";
import { holdUndone, undoJudged } from "./data/import/undo-judged.ts";
import { guessImportColumns, importColumns } from "./domain/import/columns.ts";
import { fieldKey, guessFieldColumns } from "./domain/import/custom-fields.ts";
import { guessFormat } from "./domain/import/guess-format.ts";
import { lineOutcomes } from "#app/platform/contributions/judged-as-set.ts";
import { importSettingsInput } from "./domain/import/settings.ts";
import { hasRoles } from "./queries/has-roles.ts";
import { peopleByIds } from "./queries/people-by-ids.ts";

const register = "/app/company/settings/platform/employees";

/** Files of people, judged together: who a line's manager is, another line may say, and who is in no line may leave. */
export const peopleImport: SetImportable = {
  kind: "people",
  title: "import.title",
  text: "import.description",
  list: { path: register, label: "list.title.register" },
  limits: { text: "import.file-text", lines: mostRows.CSV, bytes: largestFile },
  authorize: (context) => authorize(context, "create", { kind: "Employee" }),
  columns,
  further,
  guess: async (context, headers) => guessColumns(headers, await activeFields(context)),
  settings: {
    title: "import.reading",
    questions: [
      { name: "dateFormat", label: "import.date-format", as: "choice", options: dateFormats },
      { name: "from", label: "import.from", text: "import.from-text", as: "day" },
      { name: "addsTerms", label: "import.adds-terms", text: "import.adds-terms-text", as: "yes" },
      { name: "retireMissing", label: "import.retire-missing", text: "import.retire-missing-text", as: "yes" },
    ],
    input: importSettingsInput,
    guess: async (context, table, { joinedOn, dateOfBirth }) => ({
      dateFormat: guessFormat(table, [joinedOn, dateOfBirth]),
      from: context.today(),
      // A company that has no role yet has all of its first file to learn.
      addsTerms: !(await hasRoles(context)),
      retireMissing: false,
    }),
    remembered: ["dateFormat"],
  },
  shared: { givers: namesOf },
  // Many lines are stored in one transaction: no request waits for that.
  atOnce: { CHECK: 2_000, APPLY: -1, UNDO: 2_000 },
  phases: "import.phase",
  beside: [{ path: `${register}/leavers`, label: "import.when-many-leave" }],
  outcomes: lineOutcomes,
  judge: judgePeople,
  holdUndone,
  store: storeJudged,
  consents,
  undoSet: undoJudged,
};

async function columns(context: Context): Promise<ImportColumn[]> {
  const own = await activeFields(context);
  return [
    ...importColumns,
    ...own.map(({ id, name, kind }) => ({ ...ownField({ id, name, kind }), heads: [name], examples: [] })),
  ];
}

async function further(context: Context): Promise<Pick<ImportColumn, "name" | "label" | "words">[]> {
  const former = (await namedFields(context)).filter(({ archived }) => archived);
  return [{ name: "status", label: "filter.status", words: "status" }, ...former.map(ownField)];
}

function ownField({ id, name, kind }: Pick<NamedField, "id" | "name" | "kind">) {
  return { name: fieldKey(id), label: { text: name }, ...(kind === "YES_NO" && { words: "field.yes-no" }) };
}

function guessColumns(
  headers: readonly string[],
  own: Parameters<typeof guessFieldColumns>[1],
): Readonly<Record<string, number>> {
  const mapping = guessImportColumns(headers);
  const fields = guessFieldColumns(headers, own, new Set(Object.values(mapping)));
  return { ...mapping, ...Object.fromEntries(Object.entries(fields).map(([id, at]) => [fieldKey(id), at])) };
}

async function namesOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await peopleByIds(context, ids);
  return new Map([...people].map(([id, { name }]) => [id, name]));
}

/** As many people may join by one file as are here already, and a hundred in any company, before somebody is asked. */
const joinerShare = 100;
const fewJoiners = 100;

/** More leave than the company says may leave by one file, or more join than a company of its size would take in. */
function consents(counts: FileCounts): readonly ImportConsent[] {
  const { RETIRED: leaving = 0, CREATED: joining = 0, retireShare: share = 0, present = 0 } = counts;
  const asked: ImportConsent[] = [];
  if (leaving * 100 > share * present)
    asked.push({
      name: "retireMany",
      warning: "import.many-leave",
      label: "import.retire-many",
      params: { count: leaving, share },
      code: "people.import-retires-many",
    });
  if (joining > fewJoiners && joining * 100 > joinerShare * present)
    asked.push({
      name: "joinMany",
      warning: "import.many-join",
      label: "import.join-many",
      params: { count: joining, present },
      code: "people.import-joins-many",
    });
  return asked;
}
