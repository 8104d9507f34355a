import { z } from "zod";

const schema = z.object({
  DATABASE_URL: z
    .string({ error: "DATABASE_URL is missing. Set it to postgresql://user:password@host:port/database." })
    .regex(/^postgres(ql)?:\/\//, "DATABASE_URL must look like postgresql://user:password@host:port/database."),
  PORT: z.coerce.number({ error: "PORT must be a number." }).int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url("PUBLIC_URL must look like https://cairn.example.com.").optional(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "SMTP_URL must look like smtp://user:password@host:port.").optional(),
  MAIL_FROM: z.string().default("Cairn <no-reply@cairn.test>"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  CAIRN_DEMO: z.enum(["0", "1"]).default("0"),
});

/** What the process was told from outside; nothing else reads the environment. */
export type Config = {
  databaseUrl: string;
  port: number;
  host: string;
  /** Where people reach the installation, without a slash at the end: the address of links in mails. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  databasePool: number;
  production: boolean;
  /** Demo companies, their sign-ins and the mailbox page are on. */
  demo: boolean;
};

export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** Reads and checks the environment; the first thing wrong becomes one clear line. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const result = schema.safeParse(environment);
  if (!result.success) throw new ConfigurationError(result.error.issues[0]!.message);
  const env = result.data;
  return {
    databaseUrl: env.DATABASE_URL,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logLevel: env.LOG_LEVEL,
    databasePool: env.DATABASE_POOL,
    production: env.NODE_ENV === "production" && env.CAIRN_DEMO === "0",
    demo: env.NODE_ENV !== "production" || env.CAIRN_DEMO === "1",
  };
}
