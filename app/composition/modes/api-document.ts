import { exitCodes } from "../launch/command-line/shape.ts";
import { readWords } from "../launch/command-line/read-words.ts";
import { roomServers } from "../rooms.server.ts";
import { describeApi } from "../web/describe-api.ts";
import type { Command } from "./command.ts";

/** `node build/server.js api-document`: what `/api/v1/openapi.json` answers, without a database. */
export const apiDocument: Command = {
  shape: { about: "Prints the OpenAPI document of this release, which /api/v1/openapi.json answers as well." },
  read(typed, call) {
    readWords(this.shape, typed, call);
    return async ({ say }) => {
      say(JSON.stringify(describeApi(roomServers.flatMap((room) => room.endpoints ?? []))));
      return exitCodes.done;
    };
  },
};
