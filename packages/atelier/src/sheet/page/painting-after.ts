import type { Scene } from '#atelier/kit/scene.ts';

/** The pigment of a scene after some work on it, which is then undone: the scene is as it was. */
export function paintingAfter(scene: Scene, work: () => void): Float32Array {
  const fields = [scene.rgb, scene.figure, scene.line, scene.light].flatMap((field) => field ?? []);
  const before = fields.map((field) => field.slice());
  work();
  const painting = scene.rgb.slice();
  for (const [i, field] of fields.entries()) field.set(before[i]);
  return painting;
}
