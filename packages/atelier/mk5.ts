import { draw } from './src/draw.ts';
import { read } from './src/read.ts';
import { writeFileSync } from 'node:fs';
const C=['red','royal blue','emerald green','mustard','lilac'];
const B=['a COLOUR cotton kurta with a mandarin collar','a COLOUR silk saree with a gold border','a COLOUR wool suit','a COLOUR midi dress with short sleeves','a COLOUR midi dress with long sleeves','a COLOUR lehenga with mirror work','a COLOUR trench coat over black trousers','a COLOUR jumpsuit with a belt','a COLOUR kurta with churidar and dupatta','a COLOUR floral wrap dress','a COLOUR hoodie and jeans','a COLOUR ball gown','a COLOUR anarkali','a COLOUR shirt dress with buttons'];
let n=0;
for(let b=0;b<B.length;b++) for(let c=0;c<5;c++){ const words=B[b]!.replace('COLOUR',C[c]!); const look=read({words},7+b); const p:any=await draw(look,7+b,{width:480} as any); writeFileSync(`/tmp/doors/sheets/${String(b).padStart(2,'0')}-${c}.png`, p.bytes??p.png??p.data); n++; if(n==1)console.log(Object.keys(p)); }
console.log('done',n);
