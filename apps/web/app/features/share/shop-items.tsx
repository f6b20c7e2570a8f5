import { SHARE } from '#web/content/share.ts';
import { openWindow } from '#web/features/share/open-window.ts';
import { retailerSearch, shoppingSearch } from '#web/features/share/share-links.ts';
import { Search } from '#web/ui/icons/search.tsx';
import { ShoppingBag } from '#web/ui/icons/shopping-bag.tsx';
import { MenuItem } from '#web/ui/menu.tsx';

/** Where garments like these words can be bought, as items of a menu. */
export function ShopItems({ words }: { words: string }) {
  return (
    <>
      <MenuItem icon={<ShoppingBag aria-hidden="true" />} onSelect={() => openWindow(retailerSearch(words))}>
        {SHARE.shopItems.findOnMyntra}
      </MenuItem>
      <MenuItem icon={<Search aria-hidden="true" />} onSelect={() => openWindow(shoppingSearch(words))}>
        {SHARE.shopItems.searchAllShops}
      </MenuItem>
    </>
  );
}
