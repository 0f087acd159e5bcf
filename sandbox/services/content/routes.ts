import * as contract from '../../../lib/contract/content.ts';
import { type Route, read, write } from '../../core/route.ts';
import { getBlogPost, listBlogPosts } from './blog.ts';
import { getConversation, listConversations } from './conversations.ts';
import { postMessage } from './post-message.ts';
import { listPages, listSites } from './sites.ts';

export const contentRoutes: readonly Route[] = [
  read(contract.listSites, listSites),
  read(contract.listPages, listPages),
  read(contract.listBlogPosts, listBlogPosts),
  read(contract.getBlogPost, getBlogPost),
  read(contract.listConversations, listConversations),
  read(contract.getConversation, getConversation),
  write(contract.postMessage, postMessage),
];
