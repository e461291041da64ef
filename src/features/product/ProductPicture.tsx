import { type Ref, useState } from 'react';
import { pictureSource } from '#lib/pictures.ts';

interface Props {
  /** The address in the feed. */
  source: string | undefined;
  subcategory?: string | undefined;
  alt: string;
  sizes: string;
  /** Says what stands there where the picture does not come. */
  missing: string;
  /** A smaller picture of the same, shown until this one is there. */
  preview?: string | undefined;
  late?: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** A picture of a product in its fixed box. */
export function ProductPicture({ source, subcategory, alt, sizes, missing, preview, late, ref }: Props) {
  const [failed, setFailed] = useState(false);
  const { src, sources, width, height } = pictureSource(source, subcategory);
  if (failed) return <span className="no-picture">{missing}</span>;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        ref={ref}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={late ? 'lazy' : undefined}
        style={preview ? { backgroundImage: `url(${JSON.stringify(preview)})` } : undefined}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
