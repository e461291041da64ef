import { useStore } from '@nanostores/react';
import type { ProductKit } from '../product/product-kit.ts';
import { WindowFrame } from './WindowFrame.tsx';
import { $windows, closeAllWindows } from './windows.store.ts';

interface Props {
  kit: ProductKit;
  /** The windows the page before left open. */
  kept: ReadonlySet<string>;
}

/** Every open window, over the page. */
export function Windows({ kit, kept }: Props) {
  const windows = useStore($windows);
  return (
    <>
      {windows.map((state) => (
        <WindowFrame
          key={state.id}
          state={state}
          behind={windows.filter(({ z }) => z > state.z).length}
          kit={kit}
          focus={!kept.has(state.id)}
        />
      ))}
      {windows.length > 1 && (
        <button type="button" className="button close-all" onClick={closeAllWindows}>
          {kit.messages.windows.closeAll} ({windows.length})
        </button>
      )}
    </>
  );
}
