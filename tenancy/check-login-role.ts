import pg from "pg";

export class LoginRoleError extends Error {
  override readonly name = "LoginRoleError";
}

/** Refuses to work through a role that the walls would not hold, or that could not build them. */
export async function checkLoginRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{
      rolname: string;
      through: boolean;
      rolcreaterole: boolean;
      creates: boolean;
    }>(
      `select rolname, rolsuper or rolbypassrls as through, rolcreaterole,
              has_database_privilege(current_user, current_database(), 'CREATE') as creates
         from pg_roles where rolname = current_user`,
    );
    const role = rows[0]!;
    if (role.through) {
      throw new LoginRoleError(
        `DATABASE_URL signs in as "${role.rolname}", which sees through the walls between companies. Use a role made by: create role cairn login createrole noinherit password '…'.`,
      );
    }
    if (!role.rolcreaterole || !role.creates) {
      throw new LoginRoleError(`DATABASE_URL's role "${role.rolname}" needs CREATEROLE, and must own its database.`);
    }
  } finally {
    await client.end();
  }
}
