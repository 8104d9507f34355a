import { notFound } from "#app/platform/errors/app-error.ts";
import type { TaskInstallation } from "#app/platform/tasks/task-run.ts";
import type { Application } from "../application.ts";
import { roomServers } from "../rooms.server.ts";
import { readersOf } from "../web/answering.ts";

/** Nobody's token: what tells somebody of the sign-in they ask with is not found. */
const noCaller = { by: "TOKEN", id: "00000000-0000-0000-0000-000000000000" } as const;

/** Answers GET addresses of the API inside the process, in the shape that programs get. */
export function answerOf({
  database,
  config,
  gatherings,
}: Pick<Application, "database" | "config" | "gatherings">): TaskInstallation["answerOf"] {
  const readers = readersOf(roomServers.flatMap(({ endpoints = [] }) => endpoints));
  // Who reads sends nothing.
  const letters = { config, mailer: { send: async () => undefined }, settle: async () => undefined };
  return async (context, path, asked) => {
    const reader = readers.get(path);
    if (!reader) throw notFound("This address");
    await reader.can.check(context);
    const installation = { database, config, caller: noCaller, letters };
    return reader.output.parse(
      await reader.run(context, reader.input.parse(asked), gatherings, installation),
    ) as unknown;
  };
}
