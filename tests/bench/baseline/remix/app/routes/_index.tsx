import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPeople } from "../people.ts";
import { pool } from "../database.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return { people: await readPeople(pool, Number(new URL(request.url).searchParams.get("rows") ?? 25)) };
}

export default function Index() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>People</h1>
      <table>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <td>{person.name}</td>
              <td>{person.role}</td>
              <td>{person.unit}</td>
              <td>{person.location}</td>
              <td>{person.joined}</td>
              <td>…</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
