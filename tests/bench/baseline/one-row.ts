// As little as an answer out of a database can be made with: node:http and pg, one row as JSON.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { readPeople } from "./remix/app/people.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });

const server = createServer(async (_request, response) => {
  const [person] = await readPeople(pool, 1);
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(person));
});
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once("SIGTERM", () => process.exit(0));
