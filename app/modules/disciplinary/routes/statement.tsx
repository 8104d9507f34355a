import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { StatementScreen } from "../components/statement-screen.tsx";
import { oneStatement } from "../domain/ids.ts";
import { statementPage } from "../queries/statement-page.ts";
import { declineStatement, giveStatement, stateInput } from "../use-cases/witness.ts";

const can = feature("DISCIPLINARY_ACTION");

export const loader = page({
  can,
  input: oneStatement,
  load: (context, { statementId }) => statementPage(context, statementId),
});

export const action = command({
  can,
  intents: {
    "give-statement": { input: stateInput, run: giveStatement },
    "decline-statement": { input: oneStatement, run: declineStatement },
  },
});

export default function Statement() {
  return <StatementScreen page={useLoaderData<typeof loader>()} />;
}
