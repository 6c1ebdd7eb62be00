ALTER TABLE "case" ADD COLUMN "trim_line" text;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "offset" text;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "teeth" jsonb;