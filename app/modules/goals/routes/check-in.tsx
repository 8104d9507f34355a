import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { checkInRowsForm, readRows, type CheckInRowsResult } from "../components/check-in/check-in-rows-form.ts";
import { CheckInScreen } from "../components/check-in/check-in-screen.tsx";
import { checkInPage, checkInPageInput } from "../queries/check-in-page.ts";
import { checkInMany, checkInManyInput } from "../use-cases/check-in-many.ts";

export const loader = page({
  can: feature("GOAL"),
  input: checkInPageInput,
  load: (context, input, request) => checkInPage(context, input, new URL(request.url).pathname),
});

export const action = command({
  can: feature("GOAL"),
  intents: { "check-in-many": { input: checkInRowsForm, run: checkInTyped } },
});

/** What is refused goes back as it was typed. */
async function checkInTyped(context: Context, { rows }: z.output<typeof checkInRowsForm>): Promise<CheckInRowsResult> {
  const { checkIns, unreadable } = readRows(rows);
  if (checkIns.length + unreadable.length === 0)
    throw invalid("goals.nothing-typed", "No row of the form holds anything.");
  if (checkIns.length === 0) return { saved: 0, refused: unreadable };
  const { saved, refused } = await checkInMany(context, checkInManyInput.parse({ checkIns }));
  const typed = new Map(rows.map((row) => [row.goalId, row]));
  return {
    saved: saved.length,
    refused: [...unreadable, ...refused.map(({ goalId, code, params }) => ({ row: typed.get(goalId)!, code, params }))],
  };
}

/** Opening a goal beside the form leaves the form as it is. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== "GET") return defaultShouldRevalidate;
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : rowsOf(currentUrl) !== rowsOf(nextUrl);
}

function rowsOf({ pathname, searchParams }: URL): string {
  return `${pathname}?${new URLSearchParams([...searchParams].filter(([name]) => name !== "panelStack" && name !== "act"))}`;
}

export const meta: MetaFunction = () => [{ title: "Cairn" }];

export default function CheckIn() {
  return <CheckInScreen page={useLoaderData<typeof loader>()} />;
}
