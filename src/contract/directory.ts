import { z } from 'zod';

export const subcategorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Products on sale in it. */
  count: z.number().int().nonnegative(),
});
export const categorySchema = subcategorySchema.extend({ subcategories: z.array(subcategorySchema) });
export const hierarchySchema = z.array(categorySchema);
export type Subcategory = z.infer<typeof subcategorySchema>;
export type Category = z.infer<typeof categorySchema>;
/** A category as navigation shows it. */
export type TreeCategory = Pick<Category, 'slug' | 'name'> & {
  subcategories: readonly Pick<Subcategory, 'slug' | 'name'>[];
};

export const popularSearchSchema = z.object({ id: z.string(), texto_busqueda: z.string() });
export type PopularSearch = z.infer<typeof popularSearchSchema>;

export const popularBrandSchema = z.object({ id: z.string(), brandName: z.string() });
export type PopularBrand = z.infer<typeof popularBrandSchema>;

/** Specification, section 3. */
export const advertiserSchema = z.object({
  advertiserId: z.string(),
  programmeName: z.string(),
  descriptionShort: z.string(),
  logoUrl: z.string().optional(),
  displayUrl: z.string().optional(),
});
export type Advertiser = z.infer<typeof advertiserSchema>;
