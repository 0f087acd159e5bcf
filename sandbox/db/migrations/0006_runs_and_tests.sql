ALTER TABLE "workflow_run_steps" ADD COLUMN "valores" json;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD COLUMN "retry_of" bigint;