/** What an address of ours answers a page that is open; throws where it cannot be asked, or did not answer well. */
export async function askJson<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { headers: { accept: "application/json" }, ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Answer;
}
