import { useQuery } from '@tanstack/react-query';
import { PublicConfig } from '@toile/contract';

async function readPublicConfig(): Promise<PublicConfig> {
  const response = await fetch('/config', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The server answered ${response.status} to /config.`);
  return PublicConfig.parse(await response.json());
}

/** What this installation offers; undefined until the server has told. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useQuery({ queryKey: ['public-config'], queryFn: readPublicConfig, staleTime: Number.POSITIVE_INFINITY }).data;
