import { writeFileSync } from "node:fs";
import { readWords } from "../launch/command-line/read-words.ts";
import { exitCodes } from "../launch/command-line/shape.ts";
import { roomServers } from "../rooms.server.ts";
import { describeApi } from "../web/describe-api.ts";
import type { Command } from "./command.ts";

const words = [{ name: "file", about: "where it is written" }];

/** `node build/server.js api-document <file>`: what `/api/v1/openapi.json` answers, without a database. */
export const apiDocument: Command = {
  shape: { about: "Writes the OpenAPI document of this release, which /api/v1/openapi.json answers as well.", words },
  read(typed, call) {
    const [file = ""] = readWords(this.shape, typed, call).words;
    return async () => {
      writeFileSync(file, JSON.stringify(describeApi(roomServers.flatMap((room) => room.endpoints ?? []))));
      return exitCodes.done;
    };
  },
};
