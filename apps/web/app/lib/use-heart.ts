import { useQueryClient } from '@tanstack/react-query';
import { MESSAGE } from '@toile/contract';
import { useState } from 'react';
import { designsClient } from '#web/lib/designs-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { refreshDesigns } from '#web/lib/use-overview.ts';

export interface Heart {
  liked: boolean;
  /** Hearts of everybody, this one included. */
  likes: number;
  toggle: () => void;
}

/** The maker's own heart on a design: shown at once, taken back with `onFault` when the server does not keep it. */
export function useHeart(
  designId: string,
  stored: { liked: boolean; likes: number },
  onFault: (message: string) => void,
): Heart {
  const client = useQueryClient();
  const [wished, setWished] = useState<boolean | null>(null);
  const liked = wished ?? stored.liked;
  const likes = Math.max(0, stored.likes + Number(liked) - Number(stored.liked));
  const toggle = async () => {
    setWished(!liked);
    try {
      await designsClient.like(designId, !liked);
      refreshDesigns(client);
    } catch (error) {
      setWished(null);
      onFault(errorMessage(error, MESSAGE.likeFailed));
    }
  };
  return { liked, likes, toggle: () => void toggle() };
}
