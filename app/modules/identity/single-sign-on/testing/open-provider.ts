import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** What the provider says of whoever signs in next. */
export type Account = {
  sub: string;
  email?: string | undefined;
  email_verified?: unknown;
  name?: string;
  given_name?: string;
  family_name?: string;
  /** The groups they are in. */
  teams?: unknown;
};

export type OpenProvider = Awaited<ReturnType<typeof openProvider>>;

/** Where the client comes back to after signing out, and where it hears of sessions that ended. */
export type SignOutAddresses = { afterSignOut: string; signedOut: string };

/** A real OpenID provider on this machine that lets in whom a test names, without asking. */
export async function openProvider(redirectTo: string, signOut?: SignOutAddresses) {
  let account: Account = { sub: "nobody" };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "cairn",
        client_secret: "a secret of the client",
        redirect_uris: [redirectTo],
        token_endpoint_auth_method: "client_secret_post",
        ...(signOut && {
          post_logout_redirect_uris: [signOut.afterSignOut],
          backchannel_logout_uri: signOut.signedOut,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    conformIdTokenClaims: false,
    // Its own way of asking reaches nothing on this machine.
    fetch: (at: string, { dispatcher: _, ...asked }: RequestInit & { dispatcher?: unknown }) => fetch(at, asked),
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "teams"],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => Promise.resolve({ ...account, sub }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: async (context: GrantContext) => {
      const { Grant } = context.oidc.provider;
      const grant = new Grant({ clientId: "cairn", accountId: context.oidc.session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  async function handle(request: Parameters<typeof callback>[0], response: Parameters<typeof callback>[1]) {
    if (!request.url?.startsWith("/interaction/")) return void callback(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: account.sub } });
  }
  return {
    issuer,
    signInAs: (next: Account) => void (account = next),
    /** Follows the provider's own redirects as a browser does, up to the one that leads back: its parameters. */
    passThrough: (address: string, cookies?: ProviderCookies) => passThrough(address, redirectTo, cookies),
    /** Signs out at the provider's own page, as a browser with these cookies does: where it leads then. */
    signOut: (cookies: ProviderCookies, address = `${issuer}/session/end?client_id=cairn`) =>
      signOutAt(address, cookies),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

type GrantContext = {
  oidc: {
    session: { accountId: string };
    provider: {
      Grant: new (of: { clientId: string; accountId: string }) => {
        addOIDCScope(scope: string): void;
        save(): Promise<string>;
      };
    };
  };
};

/** What one browser keeps for the provider. */
export type ProviderCookies = Map<string, string>;

async function ask(at: string, cookies: ProviderCookies, body?: URLSearchParams): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const sent = body ? { method: "POST", body } : {};
  const answer = await fetch(at, { ...sent, redirect: "manual", headers: { cookie } });
  for (const set of answer.headers.getSetCookie()) {
    const [pair = ""] = set.split(";");
    cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  return answer;
}

async function signOutAt(address: string, cookies: ProviderCookies): Promise<string | null> {
  const text = await (await ask(address, cookies)).text();
  const action = /action="([^"]+)"/.exec(text)?.[1];
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1];
  if (!action || !xsrf) throw new Error(`The provider does not ask: ${text.slice(0, 500)}`);
  const answer = await ask(new URL(action, address).href, cookies, new URLSearchParams({ xsrf, logout: "yes" }));
  return answer.headers.get("location");
}

async function passThrough(
  address: string,
  redirectTo: string,
  cookies: ProviderCookies = new Map(),
): Promise<URLSearchParams> {
  let at = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const answer = await ask(at, cookies);
    const location = answer.headers.get("location");
    if (!location) throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    at = new URL(location, at).href;
    if (at.startsWith(redirectTo)) return new URL(at).searchParams;
  }
  throw new Error("The provider leads in circles.");
}
