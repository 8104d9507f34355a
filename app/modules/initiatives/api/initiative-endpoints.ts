import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { ids } from "../domain/ids.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { initiativeStatuses } from "../domain/status.ts";
import { initiativeScopes } from "../queries/initiative-filters.ts";
import { changesInput, changesShape } from "#app/platform/lists/changes.ts";
import { initiativeChanges } from "../queries/initiative-changes.ts";
import { initiativeCards } from "../queries/initiative-cards.ts";
import { initiativeDetail } from "../queries/initiative-detail.ts";
import { countOf, initiativeListInput, listInitiatives } from "../queries/initiative-list.ts";
import { initiativesOfGoal } from "../queries/initiatives-of-goal.ts";
import { taskHistory, taskHistoryInput } from "../queries/task-history.ts";
import { completeInitiative } from "../use-cases/complete-initiative.ts";
import { createInitiative, createInitiativeInput } from "../use-cases/create-initiative.ts";
import { deleteInitiative } from "../use-cases/delete-initiative.ts";
import { oneInitiative } from "../use-cases/initiative-input.ts";
import { moveInitiative, moveInitiativeInput } from "../use-cases/move-initiative.ts";
import { reopenInitiative } from "../use-cases/reopen-initiative.ts";
import { restoreInitiative } from "../use-cases/restore-initiative.ts";
import { repeatInitiative, repeatInitiativeInput } from "../use-cases/repeat-initiative.ts";
import { stopRepeating } from "../use-cases/stop-repeating.ts";
import { tagInitiative, tagInitiativeInput } from "../use-cases/tag-initiative.ts";
import { updateInitiative, updateInitiativeInput } from "../use-cases/update-initiative.ts";
import {
  doneShape,
  initiativeCardsShape,
  initiativeDetailShape,
  initiativeListShape,
  initiativeShape,
  initiativesOfGoalShape,
  taskChangeShape,
} from "./present.ts";

const can = feature("TASK");

/** Initiatives over `/api/v1`: the same use-cases and queries as the screens. */
export const initiativeEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/initiatives",
    can,
    summary: "Tasks the caller may see, all of them unless `scope` or a filter narrows them.",
    input: initiativeListInput.omit({ page: true }).extend({
      scope: z
        .enum(initiativeScopes)
        .default("company")
        .describe("Whose tasks: `company` for all the caller may see, `mine`, `direct-reports` or `all-reports`."),
      ...pagingInput.shape,
    }),
    output: initiativeListShape,
    run: async (context, input) => {
      const slice = sliceOf(input);
      const asked = { ...input, page: 1 };
      const { rows, counts } = await listInitiatives(context, asked, slice);
      const total = countOf(counts, asked);
      return { ...pageOf(rows, total, slice), total, counts };
    },
  }),
  endpoint({
    method: "GET",
    path: "/initiatives/changes",
    can,
    summary: "Tasks by when they changed, oldest first, and those that are gone: to follow them.",
    input: changesInput,
    output: changesShape(initiativeShape),
    run: initiativeChanges,
  }),
  endpoint({
    method: "GET",
    path: "/initiatives/cards",
    can,
    summary:
      "An overview of tasks: the caller's own by goal, those of others by owner; the first three of each, most delayed first.",
    input: initiativeListInput.omit({ page: true }),
    output: initiativeCardsShape,
    run: async (context, input) => {
      const { cards, ...rest } = await initiativeCards(context, { ...input, page: 1 });
      return { ...rest, cards: cards.map(({ rows, ...card }) => ({ ...card, initiatives: rows })) };
    },
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/goals/:goalId/initiatives",
      can,
      summary: "The tasks that work on a goal, and whether its number stands still although all are done.",
      input: pagingInput.extend({ goalId: ids.goal }),
      output: initiativesOfGoalShape,
      run: async (context, { goalId, ...paging }) => {
        const slice = sliceOf(paging);
        const found = await initiativesOfGoal(context, goalId, slice);
        if (!found) throw notFound("Goal");
        const { tasks, count, stillSince } = found;
        return { ...pageOf(tasks, count, slice), total: count, stillSince };
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/initiatives",
    can,
    summary: "Writes a task down, or a part of one.",
    input: createInitiativeInput,
    output: doneShape,
    creates: "/initiatives/:initiativeId",
    run: createInitiative,
  }),
  endpoint({
    method: "GET",
    path: "/initiatives/:initiativeId",
    can,
    summary: "One task with its parts.",
    input: oneInitiative,
    output: initiativeDetailShape,
    run: async (context, { initiativeId }) => {
      const { initiative, parts, goal, recurrence } = await initiativeDetail(context, initiativeId);
      return { ...initiative, parts, goal: goal && { id: goal.id, title: goal.title }, recurrence };
    },
  }),
  endpoint({
    method: "GET",
    path: "/initiatives/:initiativeId/history",
    can,
    summary: "What was changed about a task, newest first.",
    input: taskHistoryInput,
    output: listShape(taskChangeShape),
    run: async (context, input) => {
      const { entries, next } = await taskHistory(context, input);
      return { items: entries, nextCursor: next };
    },
  }),
  endpoint({
    method: "PATCH",
    path: "/initiatives/:initiativeId",
    can,
    summary: "Changes a task; what is left out stays, null takes a date away.",
    input: updateInitiativeInput,
    output: z.object({
      fields: z
        .array(z.string())
        .describe("The names of the fields that were changed; empty where everything was so already."),
      version: z.number().describe("Counts the changes of the record; the next change must bring it."),
    }),
    run: updateInitiative,
  }),
  endpoint({
    method: "DELETE",
    path: "/initiatives/:initiativeId",
    can,
    summary: "Deletes a task with its parts; it can be restored.",
    input: oneInitiative.extend({ version: versionRead }),
    output: doneShape,
    run: deleteInitiative,
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/complete",
    can,
    summary: "Notes that a task is done.",
    input: oneInitiative,
    output: doneShape,
    run: completeInitiative,
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/reopen",
    can,
    summary: "Takes it back that a task is done.",
    input: oneInitiative,
    output: doneShape,
    run: reopenInitiative,
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/move",
    can,
    summary: "Brings a task to a status by what makes it: done or open, and its due date.",
    input: moveInitiativeInput,
    output: z.object({
      from: z.enum(initiativeStatuses).describe("The status before."),
      to: z.enum(initiativeStatuses).describe("The status it has now."),
      dueBefore: z.string().nullable().describe("The due date before; null where there was none."),
      dueDate: z.string().nullable().describe("The day it is due, as `2026-11-20`; null where none is set."),
    }),
    run: moveInitiative,
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/repeat",
    can,
    summary: "Lets a task come back each week or month, or changes how it does.",
    input: repeatInitiativeInput,
    output: doneShape,
    run: repeatInitiative,
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/stop-repeating",
    can,
    summary: "Lets no further task of the series come.",
    input: oneInitiative,
    output: doneShape,
    run: stopRepeating,
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/tags",
    can,
    summary: "Puts a tag on a task, or with has=false takes it off.",
    input: tagInitiativeInput,
    output: doneShape.extend({ changed: z.boolean().describe("Whether anything was changed.") }),
    run: tagInitiative,
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/restore",
    can,
    summary: "Brings a deleted task back.",
    input: oneInitiative,
    output: doneShape,
    run: restoreInitiative,
  }),
];
