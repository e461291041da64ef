import { useStore } from '@nanostores/react';
import { WindowFrame } from './WindowFrame.tsx';
import type { WindowData } from './window-data.ts';
import { $windows } from './windows.store.ts';

/** Every open window, over the page. */
export function Windows({ data }: { data: WindowData }) {
  const windows = useStore($windows);
  return windows.map((state) => {
    const product = data.products[state.id];
    return product && <WindowFrame key={state.id} state={state} product={product} data={data} />;
  });
}
