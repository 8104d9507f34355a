import type pg from "pg";

/**
 * Functions of PostgreSQL by which a single SELECT changes its own rights, runs SQL it was given as a text, or leaves
 * something behind on its connection or outside its schema. Nobody who works for a company needs them.
 */
const closedFunctions = [
  "set_config",
  ...["query_to_xml", "query_to_xmlschema", "query_to_xml_and_xmlschema", "cursor_to_xml", "cursor_to_xmlschema"],
  ...["table_to_xml", "table_to_xmlschema", "table_to_xml_and_xmlschema"],
  ...["schema_to_xml", "schema_to_xmlschema", "schema_to_xml_and_xmlschema"],
  ...["database_to_xml", "database_to_xmlschema", "database_to_xml_and_xmlschema"],
  ...["ts_stat", "pg_logical_emit_message", "pg_cancel_backend", "pg_terminate_backend", "pg_export_snapshot"],
  ...["pg_advisory_lock", "pg_advisory_lock_shared", "pg_try_advisory_lock", "pg_try_advisory_lock_shared"],
  ...["lo_creat", "lo_create", "lo_from_bytea", "lo_get", "lo_put", "lo_open", "lo_close", "loread", "lowrite"],
  ...["lo_lseek", "lo_lseek64", "lo_tell", "lo_tell64", "lo_truncate", "lo_truncate64", "lo_unlink"],
] as const;

const named = `p.pronamespace = 'pg_catalog'::regnamespace and p.proname = any (array['${closedFunctions.join("', '")}'])`;

/**
 * What a superuser of the cluster runs once in the installation's database, as one statement; `owner` is the role of
 * DATABASE_URL. Dumps made by the owner need set_config.
 */
export function closeFunctions(owner: string): string {
  return `do $close$
declare f text;
begin
  for f in select p.oid::regprocedure::text from pg_catalog.pg_proc p where ${named} loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to %I', f, '${owner.replaceAll("'", "''")}');
  end loop;
end
$close$`;
}

/** The closed functions that whoever asks may still call, by name. */
export async function openFunctions(client: Pick<pg.ClientBase, "query">): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct p.proname as name from pg_catalog.pg_proc p
      where ${named} and has_function_privilege(p.oid, 'execute') order by 1`,
  );
  return rows.map(({ name }) => name);
}
