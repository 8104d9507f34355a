import type { Application } from "#app/composition/application.ts";
import type { Outcome } from "#app/composition/modes/command.ts";
import { runCommand } from "#app/composition/run-command.ts";

export type Settings = Readonly<Record<string, string | undefined>>;
export type Operated = { code: Outcome; said: string; complained: string; application: Application | undefined };

export const productionSecret = "a secret of the installation that is long enough";

/** An operator at the console of an installation in production: `node build/server.js <words>`, in this process. */
export function operatorOf(databaseUrl: string | undefined, settings: Settings = {}) {
  return async (...words: string[]): Promise<Operated> => {
    const [said, complained]: [string[], string[]] = [[], []];
    let application: Application | undefined;
    const code = await runCommand(words, {
      environment: {
        NODE_ENV: "production",
        LOG_LEVEL: "silent",
        APP_SECRET: productionSecret,
        PUBLIC_URL: "https://cairn.example",
        PORT: "0",
        WORKER_PORT: "0",
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...settings,
      },
      say: (line) => void said.push(line),
      complain: (line) => void complained.push(line),
      onOpen: (opened) => void (application = opened),
    });
    return { code, said: said.join("\n"), complained: complained.join("\n"), application };
  };
}

/** Ends what an operator started and left running. */
export async function end({ application }: Operated): Promise<void> {
  await application?.stop();
  await application?.close();
}
