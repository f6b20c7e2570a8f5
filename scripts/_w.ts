import sharp from 'sharp';
const tree='/work/trees/cut';
const { drawFlat, flatSvg, specifyLook } = await import(`${tree}/packages/cutting/src/index.ts`);
const { wordsToLook } = await import(`${tree}/packages/cutting/cli/words-to-look.ts`);
const out=process.argv[2]; let n=0;
for (const w of process.argv.slice(3)) { const look=wordsToLook(w); for (const spec of specifyLook(look,{})) { n++; const flat=drawFlat(spec,{dimensions:false}); const svg=flatSvg([{flat,garment:spec.garment}],{ground:'cloth',note:JSON.stringify([spec.garment.length,spec.garment.silhouette,spec.garment.sleeve.length,spec.garment.details.map((d:any)=>d.id)]).slice(0,90)}); await sharp(Buffer.from(svg),{density:110}).png().toFile(`${out}/${String(n).padStart(2,'0')}.png`);} }
