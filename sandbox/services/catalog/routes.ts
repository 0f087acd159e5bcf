import * as contract from '../../../lib/contract/catalog.ts';
import { type Route, read, write } from '../../core/route.ts';
import { archiveProduct } from './archive-product.ts';
import { createCategory, listCategories } from './categories.ts';
import { cloneProduct } from './clone-product.ts';
import { createProduct } from './create-product.ts';
import { deletePrice } from './delete-price.ts';
import { deleteProduct } from './delete-product.ts';
import { getProduct } from './get-product.ts';
import { listPrices } from './list-prices.ts';
import { listProducts } from './list-products.ts';
import { restoreProduct } from './restore-product.ts';
import { savePrice } from './save-price.ts';
import { updateProduct } from './update-product.ts';

export const catalogRoutes: readonly Route[] = [
  read(contract.listProducts, listProducts),
  write(contract.createProduct, createProduct),
  read(contract.getProduct, getProduct),
  write(contract.updateProduct, updateProduct),
  write(contract.deleteProduct, deleteProduct),
  write(contract.restoreProduct, restoreProduct),
  write(contract.archiveProduct, archiveProduct),
  write(contract.cloneProduct, cloneProduct),
  read(contract.listPrices, listPrices),
  write(contract.savePrice, savePrice),
  write(contract.deletePrice, deletePrice),
  read(contract.listProductCategories, listCategories),
  write(contract.createProductCategory, createCategory),
];
