/** The dialect's way to write a moment: `2026-01-02T03:04:05.678+00:00`. */
export const presentMoment = (moment: Date): string => moment.toISOString().replace('Z', '+00:00');
