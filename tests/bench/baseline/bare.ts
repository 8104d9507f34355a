// B0: as little as a page can be made with: node:http, pg, renderToString.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { readPeople } from "./remix/app/people.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });

const server = createServer(async (request, response) => {
  const limit = Number(new URL(request.url ?? "/", "http://localhost").searchParams.get("rows") ?? 25);
  const people = await readPeople(pool, limit);
  const row = (person: (typeof people)[number]) =>
    h(
      "tr",
      { key: person.id },
      [person.name, person.role, person.unit, person.location, person.joined, "…"].map((cell, column) =>
        h("td", { key: column }, cell),
      ),
    );
  const page = renderToString(
    h("html", null, h("body", null, h("h1", null, "People"), h("table", null, h("tbody", null, people.map(row))))),
  );
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<!doctype html>${page}`);
});
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once("SIGTERM", () => process.exit(0));
